package dev.goldenangle.telemetry;

import dev.goldenangle.motor.Model;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.SpeedCause;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;

class CommonColumnTest {
    private static final String FILE_ORDER = "tick,time_s,x,y,z,vx,vy,vz,speed,speed_3d,speed_w,yaw,pitch,forward,right,up,command_yaw,command_pitch,"
            + "buttons,wish_x,wish_y,wish_speed,angle,best_angle,gain_made,gain_possible,grounded,ground_nx,ground_ny,ground_nz,crouched,course_stage,"
            + "cause_acceleration,cause_bonus,cause_friction,cause_air_resistance,cause_gravity,cause_wall,cause_landing,cause_step,cause_shaping,"
            + "cause_device,cause_ability,cause_rounding,cause_other,contacts,clip_nx,clip_ny,clip_nz,clip_brush,clip_change,view_angle,best_view_angle";

    private static Columns columns() {
        return new Columns(Unit.METRES, Unit.METRES_PER_SECOND, 4, List.of());
    }

    @Test
    void orderOfColumnsInFilesIsFixed() {
        assertEquals(FILE_ORDER, String.join(",", columns().list().stream().map(Column::key).toList()));
    }

    @Test
    void everyColumnIsAtTheIndexOfItsConstant() {
        for (Model model : ModelCatalog.models()) {
            Columns columns = new Columns(model.lengthUnit(), model.speedUnit(), 1, model.signals());
            for (CommonColumn column : CommonColumn.values()) {
                assertEquals(columns.indexOf(column.key()), column.index(), () -> model.id() + " " + column);
            }
            for (SpeedCause cause : SpeedCause.values()) {
                assertEquals(columns.indexOf("cause_" + cause.name().toLowerCase(Locale.ROOT)), CommonColumn.indexOf(cause), () -> model.id() + " " + cause);
            }
        }
    }
}
